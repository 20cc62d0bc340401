// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IVehicleEscrowTypes} from "../../src/IVehicleEscrowTypes.sol";
import {VehicleEscrow} from "../../src/VehicleEscrow.sol";
import {vm} from "./Vm.sol";

/// @dev All that can be done to a sale once it is open.
enum Action {
    Deposit,
    Cancel,
    Accept,
    Claim,
    GiveUp,
    Dispute,
    ResolveForSeller,
    ResolveForBuyer,
    Reclaim
}

/// @dev The escrow's promises, written down once more and independently of its code.
library Actions {
    /// @dev Tries an action, and says whether it went through.
    function attempt(VehicleEscrow escrow, Action action, uint256 id, address caller) internal returns (bool done) {
        IVehicleEscrowTypes.Sale memory sale = escrow.getSale(id);
        uint256 value = action == Action.Deposit ? sale.price : 0;
        bytes memory call;
        if (action == Action.Deposit) call = abi.encodeCall(escrow.deposit, (id, sale.titleId, sale.seller));
        else if (action == Action.Cancel) call = abi.encodeCall(escrow.cancel, (id));
        else if (action == Action.Accept) call = abi.encodeCall(escrow.accept, (id));
        else if (action == Action.Claim) call = abi.encodeCall(escrow.claim, (id));
        else if (action == Action.GiveUp) call = abi.encodeCall(escrow.giveUp, (id));
        else if (action == Action.Dispute) call = abi.encodeCall(escrow.dispute, (id));
        else if (action == Action.Reclaim) call = abi.encodeCall(escrow.reclaim, (id));
        else call = abi.encodeCall(escrow.resolve, (id, action == Action.ResolveForSeller));
        vm.deal(caller, caller.balance + value);
        vm.prank(caller);
        (done,) = address(escrow).call{value: value}(call);
        if (value > 0 && !done) vm.deal(caller, caller.balance - value);
    }

    /// @dev The state that an action leads to; None where it must be refused.
    function outcome(IVehicleEscrowTypes.Sale memory sale, Action action, address caller, address arbiter, bool isLate)
        internal
        pure
        returns (IVehicleEscrowTypes.State)
    {
        bool isSeller = caller == sale.seller;
        bool isBuyer = caller == sale.buyer;
        if (sale.state == IVehicleEscrowTypes.State.Open) {
            if (action == Action.Deposit && isBuyer && !isLate) return IVehicleEscrowTypes.State.Deposited;
            if (action == Action.Cancel && (isSeller || isBuyer)) return IVehicleEscrowTypes.State.Cancelled;
        }
        if (sale.state == IVehicleEscrowTypes.State.Deposited) {
            if (action == Action.Accept && isBuyer) return IVehicleEscrowTypes.State.Released;
            if (action == Action.Claim && isSeller && isLate) return IVehicleEscrowTypes.State.Released;
            if (action == Action.GiveUp && isSeller) return IVehicleEscrowTypes.State.Refunded;
            if (action == Action.Dispute && (isSeller || isBuyer) && !isLate) {
                return IVehicleEscrowTypes.State.Disputed;
            }
        }
        if (sale.state == IVehicleEscrowTypes.State.Disputed) {
            if (action == Action.Accept && isBuyer) return IVehicleEscrowTypes.State.Released;
            if (action == Action.GiveUp && isSeller) return IVehicleEscrowTypes.State.Refunded;
            if (action == Action.Reclaim && isBuyer && isLate) return IVehicleEscrowTypes.State.Refunded;
            if (caller == arbiter && !isLate) {
                if (action == Action.ResolveForSeller) return IVehicleEscrowTypes.State.Released;
                if (action == Action.ResolveForBuyer) return IVehicleEscrowTypes.State.Refunded;
            }
        }
        return IVehicleEscrowTypes.State.None;
    }
}
